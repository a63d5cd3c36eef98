//! Lists `ui/locales/<language>/*.ftl` for the program, so that a new file or language needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let locales = here.join("../../../ui/locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut code = String::from("pub(crate) const LANGUAGES: &[Language] = &[\n");
    for language in sorted(&locales)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", language.display());
        let _ = writeln!(code, "    Language {{ tag: {:?}, files: &[", name(&language));
        for file in sorted(&language)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", file.display());
            let path = file.display().to_string();
            let _ =
                writeln!(code, "        File {{ name: {:?}, text: include_str!({path:?}) }},", name(&file));
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("locales.rs"), code)
}

/// What lies in a folder, in the same order on every machine.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
