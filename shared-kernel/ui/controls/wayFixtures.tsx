import type { Language } from "@serambi/kernel/contracts";

import { ButtonLink } from "../actions/ButtonLink";
import { Accordion, type AccordionItem } from "../frame/Accordion";
import { Card } from "../lists/Card";
import { Carousel } from "../lists/Carousel";
import { Tag } from "../lists/Tag";
import { Kain } from "../pictures/Kain";
import { StatusBadge } from "../states/StatusBadge";
import { Row, States, type Fixture } from "./Fixture";
import { Tabs } from "./Tabs";

const questions = (language: Language): readonly AccordionItem[] =>
  language === "id"
    ? [
        {
          id: "tanya-bayar",
          title: "Bisakah saya membayar lewat transfer?",
          content:
            "Bisa, lewat virtual account, QRIS, atau dompet digital. Tagihan untuk perusahaan terbit dalam satu hari kerja.",
        },
        {
          id: "tanya-tertinggal",
          title: "Bagaimana kalau saya tertinggal?",
          note: "3 menit",
          content: "Rekaman tersedia sampai kelas selesai, dan pendamping membuka jam tanya setiap Sabtu.",
        },
      ]
    : [
        {
          id: "ask-pay",
          title: "Can I pay by transfer?",
          content: "Yes, by virtual account, QRIS or e-wallet. An invoice for a company takes one working day.",
        },
        {
          id: "ask-behind",
          title: "What if I fall behind?",
          note: "3 min",
          content: "Recordings stay until the course ends, and mentors take questions every Saturday.",
        },
      ];

const views = (language: Language) =>
  language === "id"
    ? [
        {
          id: "ringkasan",
          label: "Ringkasan",
          content: "Dari satu tabel yang lambat sampai basis data yang Anda percayai.",
        },
        { id: "silabus", label: "Silabus", count: 31, content: "Indeks, kunci, cadangan, dan replikasi dalam 31 bab." },
        { id: "pendamping", label: "Pendamping", count: 2, content: "Sri Handayani dan Bagas Prakoso." },
        { id: "ulasan", label: "Ulasan", count: 0, content: "", isDisabled: true },
      ]
    : [
        { id: "overview", label: "Overview", content: "From one slow table to a database that you trust." },
        {
          id: "syllabus",
          label: "Syllabus",
          count: 31,
          content: "Indexes, locks, backups and replication in 31 chapters.",
        },
        { id: "mentors", label: "Mentors", count: 2, content: "Sri Handayani and Bagas Prakoso." },
        { id: "reviews", label: "Reviews", count: 0, content: "", isDisabled: true },
      ];

const courses = (language: Language) =>
  language === "id"
    ? [
        {
          slug: "postgresql-in-production",
          title: "PostgreSQL di Produksi",
          text: "Untuk yang menjaga basis data tetap hidup.",
        },
        {
          slug: "statistik",
          title: "Statistik yang Dapat Dipertanggungjawabkan",
          text: "Dari contoh kecil ke simpulan yang jujur.",
        },
        { slug: "menulis", title: "Menulis untuk Insinyur", text: "Catatan rapat, usulan, dan laporan yang dibaca." },
        { slug: "jaringan", title: "Jaringan di Gedung Tua", text: "Kabel, dinding setebal 60 cm, dan kesabaran." },
        { slug: "motor-listrik", title: "Motor Listrik dari Nol", text: "Menggulung, memasang, mengukur." },
      ]
    : [
        {
          slug: "postgresql-in-production",
          title: "PostgreSQL in Production",
          text: "For those who keep a database alive.",
        },
        { slug: "statistik", title: "Statistics You Can Defend", text: "From a small sample to an honest conclusion." },
        { slug: "menulis", title: "Writing for Engineers", text: "Minutes, proposals and reports that are read." },
        { slug: "jaringan", title: "Networks in Old Buildings", text: "Cable, walls 60 cm thick, and patience." },
        { slug: "motor-listrik", title: "Electric Motors from Zero", text: "Winding, mounting, measuring." },
      ];

const registrationOpen = (language: Language) => (language === "id" ? "Pendaftaran Dibuka" : "Registration open");

const CourseCard = ({
  language,
  index,
  variant,
}: {
  language: Language;
  index: number;
  variant: "plain" | "outlined" | "row";
}) => {
  const course = courses(language)[index];
  if (course === undefined) return null;
  return (
    <Card
      variant={variant}
      heading="h4"
      title={course.title}
      to={`#${course.slug}`}
      picture={<Kain seed={course.slug} variant="cover" width={640} height={400} />}
      above={<StatusBadge state="registration-open" label={registrationOpen(language)} />}
      footer={
        variant === "outlined" && (
          <ButtonLink to={`#${course.slug}`} variant="line" size="small">
            {language === "id" ? "Lihat silabus" : "See the syllabus"}
          </ButtonLink>
        )
      }
    >
      {course.text}
    </Card>
  );
};

/** What leads through a page and between pages. */
export const wayFixtures: readonly Fixture[] = [
  {
    name: "Tabs",
    render: (language) => (
      <Tabs language={language} label={language === "id" ? "Kelas" : "Course"} items={views(language)} />
    ),
  },
  {
    name: "Accordion",
    render: (language) => (
      <Accordion
        items={questions(language)}
        name={`questions-${language}`}
        openIds={questions(language)
          .slice(0, 1)
          .map((question) => question.id)}
      />
    ),
  },
  {
    name: "Carousel",
    render: (language) => (
      <Carousel
        label={language === "id" ? "Kelas yang dibuka bulan ini" : "Courses that open this month"}
        labels={{
          previous: language === "id" ? "Sebelumnya" : "Previous",
          next: language === "id" ? "Berikutnya" : "Next",
          position: (first, last, total) =>
            language === "id" ? `${first}–${last} dari ${total} kelas` : `${first}–${last} of ${total} courses`,
        }}
        items={courses(language).map(({ slug }, index) => ({
          id: slug,
          content: <CourseCard language={language} index={index} variant="plain" />,
        }))}
      />
    ),
  },
  {
    name: "Card",
    render: (language) => (
      <States>
        <CourseCard language={language} index={0} variant="plain" />
        <CourseCard language={language} index={1} variant="outlined" />
        <CourseCard language={language} index={2} variant="row" />
      </States>
    ),
  },
  {
    name: "Tag",
    render: (language) => (
      <Row>
        <Tag>{language === "id" ? "Basis data" : "Database"}</Tag>
        <Tag to="#tag">{language === "id" ? "Teknik Jaringan" : "Networks"}</Tag>
        <Tag removeLabel={language === "id" ? "hapus saringan" : "remove"} onRemove={() => {}}>
          {language === "id" ? "Menengah" : "Intermediate"}
        </Tag>
        <Tag removeLabel={language === "id" ? "hapus saringan" : "remove"} removeTo="#tag">
          {language === "id" ? "Papua Tengah" : "Central Papua"}
        </Tag>
      </Row>
    ),
  },
];
