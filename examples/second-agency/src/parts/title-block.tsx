/** A sheet's frame around a title block alone, for the top of a page. */
export function PageBlock({ cells }: Parameters<typeof TitleBlock>[0]) {
  return (
    <div className="sheet page-block">
      <TitleBlock cells={cells} />
    </div>
  );
}

/** The block in the corner of a drawing sheet: what it shows, and its number. */
export function TitleBlock({
  cells,
}: {
  cells: readonly { readonly term: string; readonly detail: string }[];
}) {
  return (
    <dl className="title-block">
      {cells.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
