import type { Entry } from "../index/entry.ts";
import type { Filter } from "../index/search.ts";
import type { Store } from "./store.ts";

/** The store as visible to somebody who may read only the messages of some forms. */
export function viewOf(store: Store, forms: readonly string[]): Store {
  const mine = (filter: Filter): Filter => ({ ...filter, forms });
  const get = (id: string): Entry | undefined => {
    const entry = store.get(id);
    return entry && forms.includes(entry.form) ? entry : undefined;
  };
  const visible = (ids: readonly string[]) => ids.filter((id) => get(id));
  const count: Store["count"] = (folder) => store.found(mine({ folder }));
  return {
    ...store,
    get,
    count,
    list: (filter, offset, limit) => store.list(mine(filter), offset, limit),
    found: (filter) => store.found(mine(filter)),
    idsOf: (filter) => store.idsOf(mine(filter)),
    forms: (limit) => store.forms(limit).filter((form) => forms.includes(form)),
    read: async (id) => (get(id) ? store.read(id) : undefined),
    deliveries: (id) => (get(id) ? store.deliveries(id) : []),
    neighbours: (entry) => store.neighbours(entry, forms),
    mark: (ids, marks) => store.mark(visible(ids), marks),
    move: (ids, folder) => store.move(visible(ids), folder),
    erase: (ids) => store.erase(visible(ids)),
    retry: (ids) => store.retry(visible(ids)),
  };
}
