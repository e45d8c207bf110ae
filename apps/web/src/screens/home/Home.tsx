export function Home() {
  return <main>{'…'}</main>;
}
