import { useState } from 'react';
import {
  type CatalogueSummary,
  summarizeCatalogue,
} from '../../../domain/catalogue/catalogueSummary';
import { providedData } from '../../services/providedData';
import { useServices } from '../../services/TroviContext';
import { useCatalogueLoad } from '../../services/useCatalogueLoad';

/** Number of artifacts whose tags are typical of a larger catalogue. */
const sample = 400;

/**
 * The summary of the catalogue: a provided one, else of the catalogue that the browser has stored
 * or loads now. Of a large catalogue, only the first artifacts are loaded. `undefined` while it
 * loads. Later changes do not reorder what people see.
 */
export function useCatalogueSummary(): CatalogueSummary | undefined {
  const { repository } = useServices();
  const { summary } = providedData(repository);
  const { artifacts, status, isRemembered } = useCatalogueLoad(summary ? isAlwaysEnough : isSample);
  const isWhole = status === 'complete' || isRemembered;
  const isEnough = isWhole || status === 'failed' || isSample(artifacts);
  const [shown, setShown] = useState(summary);
  if (!shown && isEnough && artifacts.length > 0)
    setShown(summarizeCatalogue(artifacts, { isWhole }));
  return shown ?? (isEnough ? nothing : undefined);
}

const nothing: CatalogueSummary = { tags: [] };
const isAlwaysEnough = () => true;
const isSample = ({ length }: { length: number }) => length >= sample;
