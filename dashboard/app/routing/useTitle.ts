import { useEffect } from 'react';
import { useServices } from '../../../src/entries/components';

/** Gives the page its title, followed by the product's name; without a title the name alone. */
export function useTitle(title: string | undefined): void {
  const { productName } = useServices().configuration;
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName;
  }, [title, productName]);
}
