/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { Card } from "./Card";
import { Tag } from "./Tag";

afterEach(cleanup);

describe("Tag", () => {
  it("is words, or a link", () => {
    render(
      <>
        <Tag>Basis data</Tag>
        <Tag to="/blog/jaringan">Jaringan</Tag>
      </>,
    );
    expect(screen.getByText("Basis data").tagName).toBe("SPAN");
    expect(screen.getByRole("link", { name: "Jaringan" }).getAttribute("href")).toBe("/blog/jaringan");
  });

  it("is taken back as a whole, and says that it will be", () => {
    let taken = 0;
    render(
      <>
        <Tag removeLabel="hapus saringan" onRemove={() => taken++}>
          Menengah
        </Tag>
        <Tag removeLabel="hapus saringan" removeTo="/kelas">
          Papua
        </Tag>
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: /^Menengah ?, hapus saringan$/ }));
    expect(taken).toBe(1);
    expect(screen.getByRole("link", { name: /^Papua ?, hapus saringan$/ }).getAttribute("href")).toBe("/kelas");
  });
});

describe("Card", () => {
  it("leads to one place, whose words are its title", () => {
    render(
      <Card
        title="Tata Buku"
        to="/kelas/tata-buku"
        heading="h2"
        above="Dibuka"
        picture={<img alt="" src="/a.svg" />}
      />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Tata Buku" })).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});
