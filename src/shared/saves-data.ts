/** Whether the visitor's browser asks for as little data as possible (Save-Data; Chromium alone tells). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
