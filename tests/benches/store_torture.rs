//! `kill -9` at 200 random moments of a 200-entry burst: `cargo bench --bench torture-store`

use std::time::Duration;

use flagfall_tests::{burst, folder};

const KILLS: u32 = 200;

fn main() {
    let folder = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_torture");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let Ok(runtime) = runtime else { return };
    // A linear congruence: the moments are the same every time, as far as a kill's moment can be.
    let mut random: u32 = 2023;
    let mut next = move || {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        random >> 8
    };
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let path = folder.join(format!("{kill}.flagfall"));
        // Every fourth is killed while it opens the file.
        let (after, longest) = if kill % 4 == 0 { (0, 40_000) } else { (next() % 200, 2000) };
        let (after, pause) = (after as usize, Duration::from_micros(u64::from(next() % longest)));
        acknowledged += runtime.block_on(burst::killed(env!("CARGO_BIN_EXE_burst"), &path, after, || {
            std::thread::sleep(pause);
        }));
        for ending in ["", "-wal", "-shm", "-owner"] {
            let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
        }
    }
    println!(
        "{KILLS} kills, {acknowledged} acknowledged entries, none lost, none twice, every file verified"
    );
}
