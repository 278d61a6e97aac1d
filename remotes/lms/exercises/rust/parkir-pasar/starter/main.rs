use std::io::{self, BufRead};

fn tarif(jenis: &str, menit: u64) -> Option<u64> {
    match jenis {
        "motor" => Some(menit),
        _ => None,
    }
}

fn main() {
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        let Some((jenis, menit)) = baris.split_once(' ') else {
            continue;
        };
        let menit: u64 = menit.trim().parse().unwrap();
        match tarif(jenis, menit) {
            Some(rupiah) => println!("{jenis} {menit} menit: Rp{rupiah}"),
            None => println!("{jenis}: tidak dilayani"),
        }
    }
}
