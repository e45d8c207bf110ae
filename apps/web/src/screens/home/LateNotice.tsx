import { lazy, Suspense } from 'react';

const Notice = lazy(async () => ({ default: (await import('../../ui/Notice.tsx')).Notice }));

/** A notice that nobody loads before there is something to say. */
export function LateNotice(props: Parameters<typeof Notice>[0]) {
  return (
    <Suspense fallback={null}>
      <Notice {...props} />
    </Suspense>
  );
}
