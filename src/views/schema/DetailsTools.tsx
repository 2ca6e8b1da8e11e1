import classes from './DetailsTools.module.css';

/** Opens and closes every fold of the closest `data-details-scope`; the page script handles it. */
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
