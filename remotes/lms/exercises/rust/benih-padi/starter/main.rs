use std::io::{self, BufRead};

fn main() {
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        let mut bagian = baris.split_whitespace();
        let (Some(nama), Some(luas)) = (bagian.next(), bagian.next()) else {
            continue;
        };
        let luas: u64 = luas.parse().unwrap();
        println!("{nama}: {luas} g, 0 karung");
    }
}
