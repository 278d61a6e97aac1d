/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { RadioGroup } from "../forms/RadioGroup";
import { TextField } from "../forms/TextField";
import { ErrorSummary, type FieldFault } from "./ErrorSummary";
import { Form } from "./Form";

afterEach(cleanup);

const all: readonly FieldFault[] = [
  { id: "npsn", message: "NPSN harus 8 digit." },
  { id: "status", message: "Pilih status sekolah." },
];

/** Tells everything on the first attempt, and lets the first fault go once its field is typed into. */
const School = () => {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  return (
    <Form
      faults={faults}
      summaryTitle={(count) => `Ada ${count} isian yang perlu diperbaiki`}
      onSubmit={(event) => {
        event.preventDefault();
        setFaults(all);
      }}
    >
      <TextField id="npsn" label="NPSN" onChange={() => setFaults(all.slice(1))} />
      <RadioGroup
        id="status"
        label="Status"
        name="status"
        options={[
          { value: "negeri", label: "Negeri" },
          { value: "swasta", label: "Swasta" },
        ]}
      />
      <button type="submit">Daftarkan</button>
    </Form>
  );
};

const send = () => fireEvent.click(screen.getByRole("button", { name: "Daftarkan" }));

describe("Form", () => {
  it("has no summary, and leaves the focus alone, while nothing is wrong", () => {
    render(<School />);
    expect([screen.queryByRole("alert"), document.activeElement]).toEqual([null, document.body]);
  });

  it("puts the focus on the summary at each attempt, and not while one types", () => {
    render(<School />);
    send();
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(summary.querySelector("h2")?.textContent).toBe("Ada 2 isian yang perlu diperbaiki");

    const npsn = screen.getByRole("textbox", { name: "NPSN" });
    npsn.focus();
    fireEvent.change(npsn, { target: { value: "20304050" } });
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Pilih status sekolah."]);
    expect(document.activeElement).toBe(npsn);

    send();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("links to a field, and into a group", () => {
    render(<School />);
    send();
    const [toField, toGroup] = screen.getAllByRole("link");
    expect(toField?.getAttribute("href")).toBe("#npsn");
    fireEvent.click(toField ?? document.body);
    expect(document.activeElement?.id).toBe("npsn");
    fireEvent.click(toGroup ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Negeri" }));
  });

  it("leaves the browser's own checks on where no script runs", () => {
    const empty = <Form summaryTitle={String}>{null}</Form>;
    expect(renderToStaticMarkup(empty)).not.toContain("novalidate");
    expect(render(empty).container.querySelector("form")?.noValidate).toBe(true);
  });
});

describe("ErrorSummary", () => {
  it("takes the focus when it comes with the page of a form that was sent", () => {
    render(<ErrorSummary title="Ada 2 isian" faults={all} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });
});
