/** One of several, or all. */
export function Choice(props: {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  onChange(value: string): void;
}) {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <option value="">{props.all}</option>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
