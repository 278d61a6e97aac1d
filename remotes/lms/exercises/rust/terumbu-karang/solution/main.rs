use std::io::{self, Read};

type Kisi = Vec<Vec<char>>;

fn tetangga_hidup(kisi: &Kisi, b: usize, k: usize) -> usize {
    let mut hidup = 0;
    for tb in b.saturating_sub(1)..=b + 1 {
        for tk in k.saturating_sub(1)..=k + 1 {
            if (tb, tk) == (b, k) {
                continue;
            }
            if kisi.get(tb).and_then(|baris| baris.get(tk)) == Some(&'o') {
                hidup += 1;
            }
        }
    }
    hidup
}

fn setahun(kisi: &Kisi) -> Kisi {
    kisi.iter()
        .enumerate()
        .map(|(b, baris)| {
            baris
                .iter()
                .enumerate()
                .map(|(k, &petak)| match (petak, tetangga_hidup(kisi, b, k)) {
                    ('o', 0 | 1) => 'x',
                    ('x', hidup) if hidup >= 3 => 'o',
                    ('.', 4) => 'o',
                    _ => petak,
                })
                .collect()
        })
        .collect()
}

fn main() {
    let mut masukan = String::new();
    io::stdin().read_to_string(&mut masukan).unwrap();
    let mut baris = masukan.lines();
    let tahun: usize = baris.next().unwrap().trim().parse().unwrap();
    let mut kisi: Kisi = baris.map(|satu| satu.trim().chars().collect()).collect();

    for _ in 0..tahun {
        kisi = setahun(&kisi);
    }

    for satu in &kisi {
        println!("{}", satu.iter().collect::<String>());
    }
    let hidup = kisi.iter().flatten().filter(|&&petak| petak == 'o').count();
    println!("Hidup: {hidup}");
}
