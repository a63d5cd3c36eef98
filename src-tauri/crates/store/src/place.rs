//! Where a file lies: SQLite's locks and flushes do not hold on a network file system.

use std::fs;
use std::path::Path;

/// The network file system on which a canonical path lies, if it is one.
///
/// On Linux the mount table answers. On Windows a path that begins with a server's name is one; a share with a drive
/// letter of its own is not recognised, nor is any share on other systems.
pub fn network_file_system(path: &Path) -> Option<String> {
    if names_a_server(path) {
        return Some("SMB".to_owned());
    }
    let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
    let (system, options) = mounted(&mounts, path)?;
    is_network(&system, &options).then_some(system)
}

fn names_a_server(path: &Path) -> bool {
    use std::path::{Component, Prefix};
    matches!(
        path.components().next(),
        Some(Component::Prefix(prefix)) if matches!(prefix.kind(), Prefix::UNC(..) | Prefix::VerbatimUNC(..))
    )
}

/// The file system and the options of the mount that a path lies on. Of mounts on one point the last one counts.
fn mounted(mounts: &str, path: &Path) -> Option<(String, String)> {
    let mut best: Option<(usize, String, String)> = None;
    for line in mounts.lines() {
        // 36 35 98:0 /root /mount/point options optional… - type source super-options
        let Some((before, after)) = line.split_once(" - ") else { continue };
        let Some(point) = before.split(' ').nth(4).map(unescaped) else { continue };
        let mut after = after.split(' ');
        let (Some(system), options) = (after.next(), after.nth(1).unwrap_or_default()) else { continue };
        if path.starts_with(&point) && best.as_ref().is_none_or(|(length, ..)| *length <= point.len()) {
            best = Some((point.len(), system.to_owned(), options.to_owned()));
        }
    }
    best.map(|(_, system, options)| (system, options))
}

/// Blanks and the like are written as `\040` in the mount table.
fn unescaped(point: &str) -> String {
    [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")]
        .iter()
        .fold(point.to_owned(), |point, (code, char)| point.replace(code, char))
}

fn is_network(system: &str, options: &str) -> bool {
    const NETWORK: &[&str] = &[
        "nfs",
        "nfs4",
        "cifs",
        "smb2",
        "smb3",
        "smbfs",
        "ncpfs",
        "afs",
        "coda",
        "ceph",
        "glusterfs",
        "lustre",
        "gfs2",
        "ocfs2",
        "beegfs",
        "davfs",
        "fuse.sshfs",
        "fuse.rclone",
        "fuse.davfs",
        "fuse.davfs2",
        "fuse.gvfsd-fuse",
        "fuse.glusterfs",
        "fuse.ceph",
        "fuse.s3fs",
        "fuse.smbnetfs",
        "fuse.curlftpfs",
        "fuse.google-drive-ocamlfuse",
        "fuse.onedriver",
        "fuse.juicefs",
        "fuse.cifs",
    ];
    // A hypervisor's share (9p over virtio, virtiofs) is on the same machine; 9p over a network is not.
    NETWORK.contains(&system)
        || system == "9p" && options.split(',').any(|option| option == "trans=tcp" || option == "trans=rdma")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
40 22 0:45 / /mnt/hall\\040share rw shared:9 - cifs //server/hall rw,vers=3.0
41 22 0:46 / /mnt/hall rw - ext4 /dev/sdb1 rw
42 22 0:47 / /run/user/1000/gvfs rw - fuse.gvfsd-fuse gvfsd-fuse rw
43 22 0:48 / /mnt/c rw - 9p C: rw,trans=fd
44 22 0:49 / /srv rw - ext4 /dev/sdc1 rw
45 44 0:50 / /srv rw - nfs4 server:/srv rw
46 22 8:33 / /media/stick rw - fuseblk /dev/sdd1 rw
";

    #[test]
    fn the_mount_table_tells_where_a_file_lies() {
        for (path, network) in [
            ("/home/desk/open.flagfall", None),
            ("/mnt/hall share/open.flagfall", Some("cifs")),
            ("/mnt/hall/open.flagfall", None),
            ("/mnt/hall-of-fame/open.flagfall", None),
            ("/run/user/1000/gvfs/smb-share/open.flagfall", Some("fuse.gvfsd-fuse")),
            ("/mnt/c/open.flagfall", None),
            ("/srv/open.flagfall", Some("nfs4")),
            ("/media/stick/open.flagfall", None),
        ] {
            let (system, options) = mounted(MOUNTS, Path::new(path)).unwrap();
            let found = is_network(&system, &options).then_some(system.as_str());
            assert_eq!(found, network, "{path}");
        }
        assert!(is_network("9p", "rw,trans=tcp"));
    }
}
