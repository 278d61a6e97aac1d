/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { CLASS_STATES } from "../../contracts";
import { Badge } from "./Badge";
import { ErrorState } from "./ErrorState";
import { ProgressBar } from "./ProgressBar";
import { StatusBadge } from "./StatusBadge";
import { Steps } from "./Steps";

afterEach(cleanup);

describe("ProgressBar", () => {
  it("says how far it is, in words", () => {
    render(<ProgressBar label="Bab dibaca" value={12} max={31} valueText="12 dari 31" />);
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Bab dibaca" });
    expect([bar.value, bar.max, bar.getAttribute("aria-valuetext")]).toEqual([12, 31, "12 dari 31"]);
  });

  it("has no value while nobody knows", () => {
    render(<ProgressBar label="Memeriksa pembayaran" />);
    expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
  });
});

describe("Steps", () => {
  it("says each state in words and marks the present one", () => {
    render(
      <Steps
        label="Pendaftaran"
        stateLabels={{ done: "selesai", current: "sekarang", todo: "belum", failed: "gagal" }}
        steps={[
          { label: "Formulir", state: "done" },
          { label: "Surat", state: "failed" },
          { label: "Bayar", state: "current" },
        ]}
      />,
    );
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Formulir, selesai",
      "Surat, gagal",
      "Bayar, sekarang",
    ]);
    expect(screen.getByRole("list").querySelector('[aria-current="step"]')?.textContent).toContain("Bayar");
  });
});

describe("StatusBadge", () => {
  it("has a shape of its own for each state", () => {
    const { container } = render(CLASS_STATES.map((state) => <StatusBadge key={state} state={state} label={state} />));
    expect(new Set([...container.children].map((badge) => badge.className)).size).toBe(CLASS_STATES.length);
  });
});

describe("Badge", () => {
  it("says its word", () => {
    render(
      <Badge tone="success" icon="check">
        Lunas
      </Badge>,
    );
    expect(screen.getByText("Lunas")).toBeTruthy();
  });
});

describe("ErrorState", () => {
  it("tells at once what happened and tries again", () => {
    let tried = 0;
    render(<ErrorState title="Daftar tidak sampai" note="Kode 504" retryLabel="Coba lagi" onRetry={() => tried++} />);
    expect(screen.getByRole("alert").textContent).toContain("Kode 504");
    fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(tried).toBe(1);
  });
});
