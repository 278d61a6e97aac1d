import s from "./Office.module.css";

interface Props {
  readonly title: string;
  readonly files: readonly string[];
}

/** Files that did not travel with a site, by their addresses. */
export const LeftFiles = ({ title, files }: Props) =>
  files.length === 0 ? null : (
    <div role="status" className={s.left}>
      <p>{title}</p>
      <ul>
        {files.map((address) => (
          <li key={address}>
            <code>{address}</code>
          </li>
        ))}
      </ul>
    </div>
  );
