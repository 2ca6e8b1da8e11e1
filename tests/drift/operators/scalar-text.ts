/** YAML of a string, in quotes where it would be read as something else without them (YAML 1.2.2, section 10.3.2). */
export function stringText(value: string): string {
  const isPlain =
    /^[A-Za-z_/][\w ./@+-]*$/.test(value) &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(value) &&
    value.trim() === value;
  return isPlain || /^https?:\/\/[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}
