import s from "./MonthRules.module.css";

interface MonthRulesProps {
  readonly months: number;
  /** Names over the rules; without them only the rules are drawn. */
  readonly labels?: readonly string[] | undefined;
}

/** A hairline where each month begins. Decorative: the dates are in the bars. */
export const MonthRules = ({ months, labels }: MonthRulesProps) => (
  <svg className={labels ? s.head : s.rules} width="100%" height={labels ? 24 : "100%"} aria-hidden="true">
    {Array.from({ length: months }, (_, index) => {
      const x = `${Math.round((index / months) * 10_000) / 100}%`;
      return labels ? (
        <text key={x} x={x} y="14">
          {labels[index]}
        </text>
      ) : (
        <line key={x} x1={x} x2={x} y2="100%" />
      );
    })}
  </svg>
);
