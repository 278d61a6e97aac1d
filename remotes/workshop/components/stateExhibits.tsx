import { CLASS_STATES } from "@serambi/kernel/contracts";
import { Button, EmptyState, ErrorState, Skeleton, StatusBadge, VisuallyHidden } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Row } from "./Arrangement";
import s from "./stateExhibits.module.css";
import { useTexts } from "./useTexts";

const ignore = (): void => undefined;

const StatusBadges = () => {
  const t = useTexts();
  return (
    <Row>
      {CLASS_STATES.map((state) => (
        <StatusBadge key={state} state={state} label={t[`state.${state}`]} />
      ))}
    </Row>
  );
};

const Skeletons = () => (
  <div className={s.card}>
    <Skeleton className={s.cover} />
    <Skeleton className={s.title} />
    <Skeleton className={s.line} />
    <Skeleton className={s.short} />
  </div>
);

const Empty = () => {
  const t = useTexts();
  return (
    <EmptyState title={t.emptyTitle} action={<Button>{t.allClasses}</Button>}>
      {t.emptyText}
    </EmptyState>
  );
};

const Failed = () => {
  const t = useTexts();
  return <ErrorState title={t.errorTitle} message={t.errorText} retryLabel={t.retry} onRetry={ignore} />;
};

const Hidden = () => {
  const t = useTexts();
  return (
    <p className={s.hidden}>
      {t.hiddenNote} <VisuallyHidden>{t.hiddenText}</VisuallyHidden>
    </p>
  );
};

export const stateExhibits: readonly Exhibit[] = [
  { name: "StatusBadge", render: () => <StatusBadges /> },
  { name: "Skeleton", render: () => <Skeletons /> },
  { name: "EmptyState", render: () => <Empty /> },
  { name: "ErrorState", render: () => <Failed /> },
  { name: "VisuallyHidden", render: () => <Hidden /> },
];
