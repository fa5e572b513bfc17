import { useEffect, useState } from "react";
import { fetchData } from "./fetch-data.ts";

/** A data file that a page fetches when it needs it. */
export interface DataFileState<Data> {
  /** `undefined` while it is being fetched and after a failure. */
  readonly data: Data | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** @throws when the file cannot be fetched */
export async function dataOf<Data>(file: string): Promise<Data> {
  const data = await fetchData<Data>(file);
  if (data === null) throw new Error(`${file} is missing.`);
  return data;
}

/**
 * The data of a file, fetched once it is `needed`.
 * @param known the data, if the page has it already
 */
export function useDataFile<Data>(
  file: string,
  needed: boolean,
  known?: Data,
): DataFileState<Data> {
  const [data, setData] = useState(known);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = needed && data === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    dataOf<Data>(file).then(
      (fetched) => {
        if (!isCancelled) setData(() => fetched);
      },
      () => {
        if (!isCancelled) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [file, isMissing, attempt]);
  return { data, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
