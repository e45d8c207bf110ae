export default function TableScreen() {
  return <main>{'…'}</main>;
}
