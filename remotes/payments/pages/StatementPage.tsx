import { formatRupiah } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, PageHead, Table, TextField, TextLink, Wrap } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { Figures } from "../components/Figures";
import { momentText } from "../components/moment";
import { minusRupiah } from "../components/priceFigures";
import { PAYOUTS_PATH, STATEMENT_PATH } from "../contract/paths";
import type { statementLoader } from "./statement.server";
import s from "./StatementPage.module.css";

type Props = PageProps<typeof statementLoader>;

/** Which month: a form of its own, whose answer is another address. */
const Month = ({ data: { statement, today }, context: { t } }: Props) => {
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const month = new FormData(event.currentTarget).get("month");
    if (typeof month === "string") void navigate(`${STATEMENT_PATH}?month=${encodeURIComponent(month)}`);
  };
  return (
    <form className={s.month} action={STATEMENT_PATH} onSubmit={show}>
      <TextField
        key={statement.month}
        id="month"
        name="month"
        type="month"
        label={t.month}
        defaultValue={statement.month}
        max={today}
      />
      <Button type="submit" variant="line">
        {t.show}
      </Button>
    </form>
  );
};

/** `/Payouts/Statement`: the balance at the beginning, each entry, and the balance at the end. */
export const Page = (props: Props) => {
  const { statement, name } = props.data;
  const { t, language } = props.context;
  const kinds = {
    earning: t.earning,
    held: t.heldKind,
    released: t.released,
    "paid-out": t.paidOut,
    reversed: t.reversed,
  };
  const sum = (amount: number): string =>
    amount < 0 ? minusRupiah(-amount, language) : formatRupiah(amount, language);
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.statementTitle(name)} size="small">
        <Month {...props} />
      </PageHead>
      <div className={s.sums}>
        <Figures
          figures={[{ name: t.opening, value: formatRupiah(statement.openingIdr, language) }]}
          total={{ name: t.closing, value: formatRupiah(statement.closingIdr, language) }}
        />
      </div>
      {statement.entries.length === 0 ? (
        <p>{t.entriesNone}</p>
      ) : (
        <Table
          caption={t.entries}
          hideCaption
          narrow="fold"
          rows={statement.entries}
          rowKey={({ at, kind, number }) => `${at} ${kind} ${number ?? ""}`}
          columns={[
            { id: "date", header: t.columnDate, cell: ({ at }) => momentText(at, language) },
            {
              id: "what",
              header: t.columnWhat,
              cell: ({ text, number }) => [number, text].filter(Boolean).join(" · "),
            },
            { id: "kind", header: t.columnKind, cell: ({ kind }) => kinds[kind] },
            { id: "amount", header: t.columnAmount, numeric: true, cell: ({ amountIdr }) => sum(amountIdr) },
          ]}
        />
      )}
      <p>
        <TextLink to={PAYOUTS_PATH}>{t.back}</TextLink>
      </p>
    </Wrap>
  );
};
