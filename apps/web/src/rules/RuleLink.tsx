import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';

/** Opens a rule where one is, by its number. */
type OpenRule = (rule: string) => void;

const OpenRuleContext = createContext<OpenRule | null>(null);
/** Rules within open here: nobody leaves a table for one. */
export const RulesOpenHere = OpenRuleContext.Provider;

interface RuleLinkProps {
  readonly rule: string;
  readonly className?: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A rule's number, and the way to what it says. */
export function RuleLink({ rule, children = rule, ...rest }: RuleLinkProps) {
  const open = useContext(OpenRuleContext);
  const href = `/rules/${rule}`;
  if (!open)
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      data-rule={rule}
      {...rest}
      onClick={(event) => {
        // Who wants it in a window of its own gets it there.
        if (isPlain(event)) {
          event.preventDefault();
          open(rule);
        }
      }}
    >
      {children}
    </a>
  );
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Whether rules open where one is. */
export const useRulesHere = (): boolean => useContext(OpenRuleContext) !== null;
