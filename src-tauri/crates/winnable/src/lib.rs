//! Can this side still checkmate by any series of legal moves? A sound, bounded answer with a certificate.
