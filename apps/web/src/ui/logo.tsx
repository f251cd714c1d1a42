/** The mark: five type slugs, the middle one printed through. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="4" fill="var(--accent)" />
    <path d="M5.5 7v3.6M9.75 7v5.4M14 7v15M18.25 7v5.4M22.5 7v3.6" stroke="var(--on-accent)" strokeWidth="2.6" strokeLinecap="round" fill="none" />
  </svg>
);
