import { Breadcrumb, Pagination } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Stack } from "./Arrangement";
import { useTexts } from "./useTexts";

const Breadcrumbs = () => {
  const t = useTexts();
  const start = [
    { label: t.home, to: "/" },
    { label: t.courses, to: "#breadcrumb" },
  ];
  return (
    <Stack>
      <Breadcrumb label={t.crumbs} items={[...start, { label: t.courseName }]} />
      <Breadcrumb
        label={t.crumbsLong}
        items={[...start, { label: t.courseLong, to: "#breadcrumb" }, { label: t.chapterName }]}
      />
    </Stack>
  );
};

const Paginations = () => {
  const t = useTexts();
  const places = [
    { nav: t.pagesFirst, page: 1, totalPages: 12 },
    { nav: t.pagesMiddle, page: 6, totalPages: 12 },
    { nav: t.pagesLast, page: 12, totalPages: 12 },
    { nav: t.pagesFew, page: 2, totalPages: 3 },
  ];
  return (
    <Stack>
      {places.map(({ nav, page, totalPages }) => (
        <Pagination
          key={nav}
          page={page}
          totalPages={totalPages}
          hrefFor={(other) => `#pagination-${other}`}
          labels={{ nav, previous: t.previousPage, next: t.nextPage, page: t.page }}
        />
      ))}
    </Stack>
  );
};

export const wayExhibits: readonly Exhibit[] = [
  { name: "Breadcrumb", render: () => <Breadcrumbs /> },
  { name: "Pagination", render: () => <Paginations /> },
];
