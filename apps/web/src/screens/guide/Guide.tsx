export default function Guide() {
  return <main>{'…'}</main>;
}
