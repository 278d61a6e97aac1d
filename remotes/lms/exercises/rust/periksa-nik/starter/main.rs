use std::io::{self, BufRead};

fn periksa(nik: &str) -> Result<String, &'static str> {
    if nik.len() != 16 {
        return Err("bukan 16 angka");
    }
    Ok(format!("laki-laki, lahir {}", &nik[6..12]))
}

fn main() {
    for baris in io::stdin().lock().lines() {
        match periksa(baris.unwrap().trim()) {
            Ok(hasil) => println!("{hasil}"),
            Err(masalah) => println!("{masalah}"),
        }
    }
}
