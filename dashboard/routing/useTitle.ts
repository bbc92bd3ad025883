import { useEffect } from 'react';
import { useServices } from '../../src/components/services/TroviContext';

/** Sets the page's title, followed by the product's name. Without a title, only the name. */
export function useTitle(title: string | undefined): void {
  const { productName } = useServices().configuration;
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName;
  }, [title, productName]);
}
