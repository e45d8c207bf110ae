export function NotFound() {
  return <main>{'…'}</main>;
}
