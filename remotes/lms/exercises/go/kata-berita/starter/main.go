package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	masukan := bufio.NewReader(os.Stdin)
	var banyak int
	fmt.Fscanln(masukan, &banyak)

	hitung := map[string]int{}
	pembaca := bufio.NewScanner(masukan)
	for pembaca.Scan() {
		for _, kata := range strings.Fields(pembaca.Text()) {
			hitung[kata]++
		}
	}
	for kata, kali := range hitung {
		fmt.Println(kata, kali)
	}
}
