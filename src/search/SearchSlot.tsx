import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Brings the search when its dialog is first opened; draws nothing until then, at build either. Tried again at the next focus when it cannot be fetched. */
export function SearchSlot() {
  const [Search, setSearch] = useState<ComponentType>();
  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#search');
    if (!dialog || Search) return;
    const want = () => {
      import('./Search.tsx').then(
        (module) => setSearch(() => module.Search),
        () => undefined,
      );
    };
    if (dialog.open) want();
    dialog.addEventListener('focusin', want);
    return () => dialog.removeEventListener('focusin', want);
  }, [Search]);
  return (
    Search && (
      <SearchBoundary>
        <Search />
      </SearchBoundary>
    )
  );
}

/** An error of the search leaves the page as it is. */
class SearchBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
