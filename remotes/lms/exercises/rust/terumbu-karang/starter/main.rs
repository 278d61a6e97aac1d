use std::io::{self, Read};

fn main() {
    let mut masukan = String::new();
    io::stdin().read_to_string(&mut masukan).unwrap();
    let mut baris = masukan.lines();
    let _tahun: usize = baris.next().unwrap().trim().parse().unwrap();
    let kisi: Vec<Vec<char>> = baris.map(|satu| satu.trim().chars().collect()).collect();

    for satu in &kisi {
        println!("{}", satu.iter().collect::<String>());
    }
    println!("Hidup: 0");
}
