package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

func bukanHuruf(huruf rune) bool {
	return huruf < 'a' || huruf > 'z'
}

func main() {
	masukan := bufio.NewReader(os.Stdin)
	var banyak int
	fmt.Fscanln(masukan, &banyak)

	hitung := map[string]int{}
	pembaca := bufio.NewScanner(masukan)
	for pembaca.Scan() {
		for _, kata := range strings.FieldsFunc(strings.ToLower(pembaca.Text()), bukanHuruf) {
			if len(kata) >= 3 {
				hitung[kata]++
			}
		}
	}

	semua := make([]string, 0, len(hitung))
	for kata := range hitung {
		semua = append(semua, kata)
	}
	sort.Slice(semua, func(i, j int) bool {
		a, b := semua[i], semua[j]
		if hitung[a] != hitung[b] {
			return hitung[a] > hitung[b]
		}
		return a < b
	})
	if len(semua) > banyak {
		semua = semua[:banyak]
	}
	for _, kata := range semua {
		fmt.Println(kata, hitung[kata])
	}
}
