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


def yaml_1_1(text):
    import yaml

    return yaml.safe_load(text)["keywords"]


def yaml_1_2(text):
    from ruamel.yaml import YAML

    return list(YAML(typ="safe", pure=True).load(text)["keywords"])


def packaged(package, path):
    """The path of a file that a Python package contains."""
    from importlib.util import find_spec
    from pathlib import Path

    return Path(find_spec(package).origin).parent / path


def ro_crate(text):
    import requests
    from rocrate_validator import models, services
    from rocrate_validator.utils.http import HttpRequester

    def answer(_, url, **__):
        """The context comes from ro-crate-py, not from the network."""
        assert url.rstrip("/") == "https://w3id.org/ro/crate/1.1/context", url
        response = requests.Response()
        response.status_code = 200
        response.headers["Content-Type"] = "application/ld+json"
        response._content = packaged("rocrate", "data/ro-crate.jsonld").read_bytes()
        return response

    HttpRequester.get = HttpRequester.head = answer
    settings = services.ValidationSettings(
        rocrate_uri=None,
        profile_identifier="ro-crate-1.1",
        requirement_severity=models.Severity.REQUIRED,
        offline=True,
        metadata_only=True,
    )
    issues = services.validate_metadata_as_dict(json.loads(text), settings).get_issues()
    assert not issues, [issue.message for issue in issues]


def codemeta(text):
    """Expands with the context of CodeMeta 3.0, which drops what it does not know, and compacts."""
    from pyld import jsonld

    context = json.loads(packaged("codemeta", "schema/codemeta.jsonld").read_text())

    def load(url, _):
        assert url == "https://w3id.org/codemeta/3.0", url
        return {"contentType": "application/ld+json", "contextUrl": None, "documentUrl": url, "document": context}

    def plain(value):
        """With the names that the context gives to keywords, and lists of one as their member."""
        if isinstance(value, list):
            return plain(value[0]) if len(value) == 1 else [plain(item) for item in value]
        if not isinstance(value, dict):
            return value
        return {name.replace("@", ""): plain(member) for name, member in value.items()}

    document = json.loads(text)
    options = {"documentLoader": load}
    read = jsonld.compact(jsonld.expand(document, options), document["@context"], options)
    assert plain(read) == plain(document), f"{plain(read)} is not {plain(document)}"


validators = {
    "yaml-1.1": yaml_1_1,
    "yaml-1.2": yaml_1_2,
    "ro-crate": ro_crate,
    "codemeta": codemeta,
    "ris": ris,
    "ris-list": ris_list,
    "bibtex": bibtex,
    "bibtex-old-latex": bibtex,
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
