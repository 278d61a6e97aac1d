package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

func main() {
	syarat := map[string]map[string]bool{}
	tambah := func(pekerjaan string) {
		if syarat[pekerjaan] == nil {
			syarat[pekerjaan] = map[string]bool{}
		}
	}
	pembaca := bufio.NewScanner(os.Stdin)
	for pembaca.Scan() {
		pekerjaan, sebelum, ada := strings.Cut(strings.TrimSpace(pembaca.Text()), ":")
		if !ada {
			continue
		}
		tambah(pekerjaan)
		for _, satu := range strings.Fields(sebelum) {
			tambah(satu)
			syarat[pekerjaan][satu] = true
		}
	}

	var urutan []string
	for {
		pilihan := ""
		for pekerjaan, menunggu := range syarat {
			if len(menunggu) == 0 && (pilihan == "" || pekerjaan < pilihan) {
				pilihan = pekerjaan
			}
		}
		if pilihan == "" {
			break
		}
		urutan = append(urutan, pilihan)
		delete(syarat, pilihan)
		for _, menunggu := range syarat {
			delete(menunggu, pilihan)
		}
	}

	if len(syarat) > 0 {
		var sisa []string
		for pekerjaan := range syarat {
			sisa = append(sisa, pekerjaan)
		}
		sort.Strings(sisa)
		fmt.Println("Saling menunggu: " + strings.Join(sisa, ", "))
		return
	}
	for _, pekerjaan := range urutan {
		fmt.Println(pekerjaan)
	}
}
