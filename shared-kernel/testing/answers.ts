/** A host's success (specification section 3). */
export const answer = (data: unknown, message = "") => ({ status: true, message, data });

interface PageOptions {
  readonly page?: number;
  readonly perPage?: number;
  readonly totalItems?: number;
}

/** One page of a list as hosts answer it; without options a single page that holds every item. */
export const answerPage = (items: readonly unknown[], options: PageOptions = {}) => {
  const { page = 1, perPage = Math.max(1, items.length), totalItems = items.length } = options;
  return answer({ page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage), items });
};
