import classes from './DetailsTools.module.css';

/** Buttons that open and close every `<details>` in the closest `data-details-scope`; handled by the page script. */
export function DetailsTools() {
  return (
    <span className={classes.tools}>
      <button type="button" data-details="open">
        Expand all
      </button>
      <button type="button" data-details="close">
        Collapse all
      </button>
    </span>
  );
}
