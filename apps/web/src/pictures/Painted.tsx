import style from './Painted.module.css';

/** A picture that has been painted, filling the drawing it lies in. */
export const Painted = ({ url }: { readonly url: string }) => (
  <image
    href={url}
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    className={style.painted}
  />
);
