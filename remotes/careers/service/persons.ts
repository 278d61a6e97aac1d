import type { ServiceUser, Sql } from "@serambi/kernel/service";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A member of the site as the account site knows them; somebody whom it does not know goes by their id. */
export const readPerson = async (sql: Sql, { id }: Pick<ServiceUser, "id">): Promise<Person> => {
  const [row] = await sql.query<Person>("select id::text as id, name, email from persons where id::text = $1", [id]);
  return row ?? { id, name: id, email: "" };
};
