package main

import (
	"fmt"
	"sort"
	"strings"
)

type Jaga struct {
	Mulai, Selesai int
}

func tulis(semua []Jaga) string {
	if len(semua) == 0 {
		return "-"
	}
	var bagian []string
	for _, jaga := range semua {
		bagian = append(bagian, fmt.Sprintf("%d-%d", jaga.Mulai, jaga.Selesai))
	}
	return strings.Join(bagian, ", ")
}

func gabung(semua []Jaga) []Jaga {
	sort.Slice(semua, func(i, j int) bool { return semua[i].Mulai < semua[j].Mulai })
	var hasil []Jaga
	for _, jaga := range semua {
		akhir := len(hasil) - 1
		if akhir >= 0 && jaga.Mulai <= hasil[akhir].Selesai {
			if jaga.Selesai > hasil[akhir].Selesai {
				hasil[akhir].Selesai = jaga.Selesai
			}
			continue
		}
		hasil = append(hasil, jaga)
	}
	return hasil
}

func kosong(terjaga []Jaga) []Jaga {
	var hasil []Jaga
	jam := 22
	for _, jaga := range terjaga {
		if jaga.Mulai > jam {
			hasil = append(hasil, Jaga{jam, jaga.Mulai})
		}
		jam = jaga.Selesai
	}
	if jam < 29 {
		hasil = append(hasil, Jaga{jam, 29})
	}
	return hasil
}

func main() {
	var semua []Jaga
	for {
		var nama string
		var jaga Jaga
		if n, _ := fmt.Scan(&nama, &jaga.Mulai, &jaga.Selesai); n != 3 {
			break
		}
		semua = append(semua, jaga)
	}
	terjaga := gabung(semua)
	fmt.Println("Terjaga:", tulis(terjaga))
	fmt.Println("Kosong:", tulis(kosong(terjaga)))
}
