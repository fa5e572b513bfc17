/** What a drawing sheet shows, and its number, by term. */
interface TitleBlockProps {
  readonly cells: Readonly<Record<string, string>>;
}

/** A sheet's frame around a title block alone, for the top of a page. */
export function PageBlock({ cells }: TitleBlockProps) {
  return (
    <div className="sheet page-block">
      <TitleBlock cells={cells} />
    </div>
  );
}

/** The block in the corner of a drawing sheet. */
export function TitleBlock({ cells }: TitleBlockProps) {
  return (
    <dl className="title-block">
      {Object.entries(cells).map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
