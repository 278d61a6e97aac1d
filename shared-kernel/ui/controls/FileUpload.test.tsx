/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { FileUpload, type FileUploadProps } from "./FileUpload";

afterEach(cleanup);

const texts = {
  choose: "Pilih berkas",
  drop: "atau seret ke sini",
  remove: (name: string) => `Hapus ${name}`,
  tooLarge: "Terlalu besar.",
  wrongType: "Hanya PDF.",
  chosen: (count: number) => `${count} berkas dipilih`,
};

const file = (name: string, size = 10, type = "application/pdf") => new File(["x".repeat(size)], name, { type });

const show = (props: Partial<FileUploadProps> = {}) => {
  const told: (readonly [string[], boolean])[] = [];
  const { container } = render(
    <FileUpload
      label="Surat"
      language="id"
      texts={texts}
      accept=".pdf"
      maxBytes={100}
      onFilesChange={(files, areAllGood) => told.push([files.map(({ name }) => name), areAllGood])}
      {...props}
    />,
  );
  const input = container.querySelector<HTMLInputElement>("input[type=file]") ?? document.createElement("input");
  return { told, input, choose: (...files: File[]) => fireEvent.change(input, { target: { files } }) };
};

describe("FileUpload", () => {
  it("lists what was chosen with its size, and lets go of it", () => {
    const { told, input, choose } = show({ multiple: true });
    choose(file("satu.pdf"), file("dua.pdf", 20));
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["satu.pdf10 B", "dua.pdf20 B"]);
    expect(screen.getByRole("status").textContent).toBe("2 berkas dipilih");
    fireEvent.click(screen.getByRole("button", { name: "Hapus satu.pdf" }));
    expect(told).toEqual([
      [["satu.pdf", "dua.pdf"], true],
      [["dua.pdf"], true],
    ]);
    expect(document.activeElement).toBe(input);
  });

  it("keeps a wrong file in its place and says what is wrong", () => {
    const { told, choose } = show({ multiple: true });
    choose(file("besar.pdf", 101), file("surat.docx"), file("kosong.pdf", 0));
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "besar.pdf101 B. Terlalu besar.",
      "surat.docx10 B. Hanya PDF.",
      "kosong.pdf0 B. Hanya PDF.",
    ]);
    expect(told.at(-1)?.[1]).toBe(false);
  });

  it("replaces the one file, and adds to several", () => {
    const single = show();
    single.choose(file("satu.pdf"));
    single.choose(file("dua.pdf"));
    expect(single.told.at(-1)?.[0]).toEqual(["dua.pdf"]);
    cleanup();
    const several = show({ multiple: true });
    several.choose(file("satu.pdf"));
    several.choose(file("dua.pdf"));
    expect(several.told.at(-1)?.[0]).toEqual(["satu.pdf", "dua.pdf"]);
  });

  it("takes what is dropped on it, unless it is closed", () => {
    const open = show();
    const drop = (on: HTMLElement | null) =>
      fireEvent.drop(on ?? document.body, { dataTransfer: { files: [file("jatuh.pdf")] } });
    drop(open.input.parentElement);
    expect(open.told).toEqual([[["jatuh.pdf"], true]]);
    cleanup();
    const closed = show({ disabled: true });
    drop(closed.input.parentElement);
    expect(closed.told).toEqual([]);
  });

  it("keeps the list when the browser's dialogue is closed without a choice", () => {
    const { choose } = show();
    choose(file("satu.pdf"));
    choose();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("tells how far a file has been sent", () => {
    show({
      defaultFiles: [file("satu.pdf")],
      progressOf: () => ({ share: 0.5, text: "50% dari 10 B" }),
    });
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "satu.pdf" }).value).toBe(0.5);
    expect(screen.getByText("50% dari 10 B")).toBeTruthy();
  });

  it("is the browser's own input where no script runs", () => {
    const html = renderToStaticMarkup(
      <FileUpload label="Surat" language="id" texts={texts} name="letter" accept=".pdf" required />,
    );
    expect(html).toMatch(/<input accept=".pdf" required="" [^>]*type="file" [^>]*name="letter"/);
  });
});
