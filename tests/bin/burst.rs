//! `burst FILE DESK COUNT`: records COUNT notes one after the other and prints each entry's id once it is durable. What
//! the tests of the competition file kill in the middle, and run beside themselves.

use std::io::Write;
use std::path::Path;

use flagfall_tests::journal::Scribe;
use store::File;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, desk, count] = args.as_slice() else { return Err("burst FILE DESK COUNT".into()) };
    let mut file = File::open(Path::new(path)).await?.file;
    let mut desk = Scribe::new(desk.parse()?);
    let mut out = std::io::stdout();
    for n in 0..count.parse::<u32>()? {
        let mut tx = file.begin().await?;
        tx.newer().await?;
        let (seq, head) = tx.head(desk.desk()).await?;
        desk = desk.after(seq, head);
        desk.not_before(tx.not_before(desk.desk()).await?);
        let entry = desk.note(&format!("note {n}"));
        tx.append(&entry).await?;
        tx.commit().await?;
        writeln!(out, "{}", entry.id)?;
        out.flush()?;
    }
    file.close().await?;
    Ok(())
}
