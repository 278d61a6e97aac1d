import { useState } from "react";

import type { ClassState, Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";

import { Table, type TableColumn } from "../lists/Table";
import type { TableSort } from "../lists/TableSorting";
import { Avatar } from "../pictures/Avatar";
import { Badge } from "../states/Badge";
import { ProgressBar } from "../states/ProgressBar";
import { SkeletonRow } from "../states/SkeletonRow";
import { StatusBadge } from "../states/StatusBadge";
import { Steps } from "../states/Steps";
import { Row, States, type Fixture } from "./Fixture";
import { IconButton } from "./IconButton";

interface Intake {
  readonly name: string;
  readonly state: ClassState;
  readonly seatsTaken: number;
  readonly seats: number;
  readonly priceIdr: number;
}

const INTAKES: readonly Intake[] = [
  { name: "PostgreSQL in Production", state: "registration-open", seatsTaken: 8, seats: 24, priceIdr: 650_000 },
  { name: "Statistics You Can Defend", state: "started", seatsTaken: 30, seats: 30, priceIdr: 720_000 },
  { name: "Writing for Engineers", state: "coming-soon", seatsTaken: 0, seats: 16, priceIdr: 1_150_000 },
];

const STATES: Readonly<Record<Language, Readonly<Record<ClassState, string>>>> = {
  id: {
    "coming-soon": "Akan Datang",
    "registration-open": "Pendaftaran Dibuka",
    upcoming: "Segera Dimulai",
    started: "Sedang Berlangsung",
    ended: "Telah Selesai",
  },
  en: {
    "coming-soon": "Coming soon",
    "registration-open": "Registration open",
    upcoming: "Starts soon",
    started: "In progress",
    ended: "Ended",
  },
};

const VALUES: Readonly<Record<string, (row: Intake) => string | number>> = {
  course: (row) => row.name,
  seats: (row) => row.seats - row.seatsTaken,
  price: (row) => row.priceIdr,
};

const columns = (language: Language): readonly TableColumn<Intake>[] => {
  const isId = language === "id";
  const of = isId ? "dari" : "of";
  return [
    { id: "course", header: isId ? "Kelas" : "Course", sortable: true, cell: (row) => row.name },
    {
      id: "state",
      header: "Status",
      cell: (row) => <StatusBadge state={row.state} label={STATES[language][row.state]} />,
    },
    {
      id: "seats",
      header: isId ? "Kursi tersisa" : "Seats left",
      numeric: true,
      sortable: true,
      cell: (row) => `${row.seats - row.seatsTaken} ${of} ${row.seats}`,
    },
    {
      id: "price",
      header: isId ? "Biaya" : "Price",
      numeric: true,
      sortable: true,
      cell: (row) => formatRupiah(row.priceIdr, language),
    },
  ];
};

const sortIntakes = ({ column, direction }: TableSort) => {
  const value = VALUES[column] ?? ((row: Intake) => row.name);
  const sign = direction === "ascending" ? 1 : -1;
  return INTAKES.toSorted((one, other) => (value(one) < value(other) ? -sign : sign));
};

const IntakeTable = ({ language }: { readonly language: Language }) => {
  const [sort, setSort] = useState<TableSort>({ column: "course", direction: "ascending" });
  return (
    <Table
      caption={language === "id" ? "Angkatan, November 2026" : "Intakes, November 2026"}
      columns={columns(language)}
      rows={sortIntakes(sort)}
      rowKey={(row) => row.name}
      isSelected={(row) => row.state === "started"}
      selectedLabel={language === "id" ? "dipilih" : "selected"}
      sorting={{ sort, onSort: setSort }}
    />
  );
};

const initials = ["Larasati Puspa", "Bagas Prakoso", "Theresia Lengkong"];

/** What lists, counts and waits. */
export const dataFixtures: readonly Fixture[] = [
  { name: "Table", render: (language) => <IntakeTable language={language} /> },
  {
    name: "Table (links, total, scrolls)",
    render: (language) => (
      <Table
        narrow="scroll"
        caption={language === "id" ? "Biaya per angkatan" : "Price of each intake"}
        columns={columns(language)}
        rows={INTAKES}
        rowKey={(row) => row.name}
        sorting={{ sort: { column: "price", direction: "ascending" }, sortHref: ({ column }) => `#sort-${column}` }}
        footer={[language === "id" ? "Jumlah" : "Total", "", "32", formatRupiah(2_520_000, language)]}
      />
    ),
  },
  {
    name: "Badge",
    render: (language) => (
      <Row>
        <Badge>{language === "id" ? "Draf" : "Draft"}</Badge>
        <Badge tone="info">{language === "id" ? "Diproses" : "Processing"}</Badge>
        <Badge tone="success" icon="check">
          {language === "id" ? "Lunas" : "Paid"}
        </Badge>
        <Badge tone="warning" icon="clock">
          {language === "id" ? "Menunggu" : "Waiting"}
        </Badge>
        <Badge tone="danger" icon="close">
          {language === "id" ? "Ditolak" : "Rejected"}
        </Badge>
      </Row>
    ),
  },
  {
    name: "Avatar (initials)",
    render: () => (
      <Row>
        {initials.map((name) => (
          <Avatar key={name} seed={name} initialsFor={name} />
        ))}
        <Avatar seed="larasati-puspa" initialsFor="Larasati Puspa" size="l" />
        <Avatar seed="larasati-puspa" initialsFor="Larasati Puspa" size="s" />
        <Avatar seed="larasati-puspa" initialsFor="Larasati Puspa" size="xs" />
        <Avatar seed="yosef-tanggu" size="s" />
        <Avatar seed="yosef-tanggu" size="xs" />
      </Row>
    ),
  },
  {
    name: "ProgressBar",
    render: (language) => (
      <States>
        <ProgressBar
          label={language === "id" ? "Bab dibaca" : "Chapters read"}
          value={12}
          max={31}
          valueText={language === "id" ? "12 dari 31" : "12 of 31"}
        />
        <ProgressBar label={language === "id" ? "Sertifikat" : "Certificate"} value={100} valueText="100%" />
        <ProgressBar label={language === "id" ? "Memeriksa pembayaran Anda" : "Checking your payment"} />
      </States>
    ),
  },
  {
    name: "Steps",
    render: (language) => (
      <Steps
        label={language === "id" ? "Pendaftaran Anda" : "Your registration"}
        stateLabels={
          language === "id"
            ? { done: "selesai", current: "sekarang", todo: "belum", failed: "gagal" }
            : { done: "done", current: "now", todo: "to come", failed: "failed" }
        }
        steps={
          language === "id"
            ? [
                { label: "Formulir dikirim", state: "done", note: "21 November, 09.41 WIB" },
                {
                  label: "Surat persetujuan",
                  state: "failed",
                  note: "Berkas melebihi 5 MB. Kirim ulang sebelum Jumat.",
                },
                { label: "Pembayaran", state: "current", note: "Virtual account berlaku sampai 23.59 WIB" },
                { label: "Kelas dimulai", state: "todo", note: "Senin, 11 Januari 2027" },
              ]
            : [
                { label: "Form sent", state: "done", note: "21 November, 09.41 in Jakarta" },
                {
                  label: "Consent letter",
                  state: "failed",
                  note: "The file is over 5 MB. Send it again before Friday.",
                },
                { label: "Payment", state: "current", note: "The virtual account is open until 23.59" },
                { label: "The course begins", state: "todo", note: "Monday, 11 January 2027" },
              ]
        }
      />
    ),
  },
  {
    name: "SkeletonRow",
    render: () => (
      <States>
        <SkeletonRow />
        <SkeletonRow lead="circle" />
        <SkeletonRow lead="none" />
      </States>
    ),
  },
  {
    name: "IconButton",
    render: (language) => (
      <Row>
        <IconButton icon="copy" label={language === "id" ? "Salin" : "Copy"} />
        <IconButton icon="filter" variant="line" label={language === "id" ? "Saring" : "Filter"} />
        <IconButton icon="trash" variant="line" disabled label={language === "id" ? "Hapus" : "Delete"} />
      </Row>
    ),
  },
];
