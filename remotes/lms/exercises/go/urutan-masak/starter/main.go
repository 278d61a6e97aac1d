package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	pembaca := bufio.NewScanner(os.Stdin)
	for pembaca.Scan() {
		pekerjaan, _, _ := strings.Cut(pembaca.Text(), ":")
		fmt.Println(pekerjaan)
	}
}
