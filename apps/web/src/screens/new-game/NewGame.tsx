export default function NewGame() {
  return <main>{'…'}</main>;
}
