export default function Replay() {
  return <main>{'…'}</main>;
}
