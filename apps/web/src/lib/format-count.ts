const whole = new Intl.NumberFormat("en-GB");
/** 2130 as "2,130". */
export const formatCount = (n: number): string => whole.format(n);
/** "1 song", "2 songs". */
export const countOf = (n: number, one: string, many = `${one}s`): string => `${formatCount(n)} ${n === 1 ? one : many}`;
