import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Loads the search when the search dialog first opens. If that fails, the next focus in the dialog tries again. */
export function SearchSlot() {
  const [Search, setSearch] = useState<ComponentType>();
  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#search');
    // Not at build, because every page would then contain the styles of the search.
    if (import.meta.env.SSR || !dialog || Search) return;
    const load = () => {
      import('./Search.tsx').then(
        (module) => setSearch(() => module.Search),
        () => undefined,
      );
    };
    if (dialog.open) load();
    dialog.addEventListener('focusin', load);
    return () => dialog.removeEventListener('focusin', load);
  }, [Search]);
  return (
    Search && (
      <SearchBoundary>
        <Search />
      </SearchBoundary>
    )
  );
}

/** Renders nothing if the search fails, so that the page still works. */
class SearchBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
