"""Reads a JSON list of exports, {format, text}, and prints a JSON list: what a validator found in
each, or null. Each environment has the validators of some formats."""

import json
import sys


def ris(text):
    import rispy

    entries = rispy.loads(text)
    assert len(entries) == 1, f"{len(entries)} entries"
    (entry,) = entries
    assert entry["type_of_reference"] == "COMP"
    return {
        "title": entry.get("title") or entry.get("primary_title"),
        "authors": entry.get("authors", []),
        "keywords": entry.get("keywords", []),
        "doi": entry.get("doi"),
        "year": entry.get("year"),
    }


def ris_list(text):
    import rispy

    return [entry["id"] for entry in rispy.loads(text)]


def bibtex(text):
    from pybtex.database import parse_string

    (entry,) = parse_string(text, "bibtex").entries.values()
    return {"authors": len(entry.persons.get("author", [])), "has_title": bool(entry.fields["title"])}


def bibtex_list(text):
    from pybtex.database import parse_string

    return list(parse_string(text, "bibtex").entries)


def datacite(text):
    from datacite import schema45

    metadata = json.loads(text)
    schema45.validator.validate(metadata)
    # Its XML, which DataCite stores, must be possible, too.
    schema45.tostring(metadata)


def cff(text):
    from cffconvert.citation import Citation

    citation = Citation(text)
    citation.validate()
    citation.as_bibtex()
    return {"title": citation._implementation.cffobj["title"]}


validators = {
    "ris": ris,
    "ris-list": ris_list,
    "bibtex": bibtex,
    "bibtex-list": bibtex_list,
    "datacite-json": datacite,
    "cff": cff,
}

results = []
for export in json.load(sys.stdin):
    try:
        results.append({"read": validators[export["format"]](export["text"])})
    except Exception as error:  # every problem is a finding
        results.append({"problem": f"{type(error).__name__}: {error}"[:500]})
json.dump(results, sys.stdout)
